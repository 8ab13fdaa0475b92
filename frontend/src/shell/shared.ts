import { createContext, type ReactNode, useContext } from 'react';

/** Parts of the frame that most pages have alike, and their inner HTML. */
type SharedPart = 'mainNav' | 'sideNav' | 'footer';
export type SharedHtml = Partial<Record<SharedPart, string>>;

/** What the renderer has cached of the frame; nothing in the browser. */
export const SharedHtmlContext = createContext<SharedHtml>({});

/** The children of an element: `content`, or its HTML where the renderer has it. */
export function useShared(part: SharedPart, content: ReactNode) {
  const html = useContext(SharedHtmlContext)[part];
  return html === undefined ? { children: content } : { dangerouslySetInnerHTML: { __html: html } };
}
