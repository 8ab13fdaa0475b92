/** How long, in ms, what a page or its visitor can do without is waited for. */
export const PATIENCE_MS = 8_000;
