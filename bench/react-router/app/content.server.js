// On the server alone: the browser gets what a loader answers.
import content from '../content.json';

export const { frame, page } = content;
