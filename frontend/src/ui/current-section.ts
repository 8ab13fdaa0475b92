/** Marks the link of the section being read, in a profile's sub-navigation or a contents list. */
export function markCurrentSection(root: Document): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-sub-nav] a[href^="#"]')];
  const mark = () => {
    // As they are by now: that of the chosen city takes the place of one that came with the page.
    const sections = links.flatMap((link) => root.getElementById(link.hash.slice(1)) ?? []);
    if (sections.length < 2) return;
    const tops = sections.map((section) => section.getBoundingClientRect().top);
    const line = lineOf(tops.at(-1) ?? 0, root.documentElement.scrollHeight - innerHeight);
    const passed = sections.filter((_, at) => Number(tops[at]) < line);
    const current = (passed.at(-1) ?? sections[0])?.id;
    for (const link of links) {
      if (link.hash === `#${current}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/**
 * What passes a third of the screen is read. Where the page ends before its last section does, the line comes down to
 * that over the last of the way.
 */
function lineOf(last: number, scrollable: number): number {
  const third = innerHeight / 3;
  const left = scrollable - scrollY;
  const below = last - left - third; // where the last stays at the end of the page
  if (below < 0 || scrollable <= 0) return third;
  const way = Math.min(below, scrollable) || 1;
  return third + (below + 1) * Math.max(0, 1 - left / way);
}
