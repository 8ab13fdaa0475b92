/** Marks the link of the section being read, in a profile's sub-navigation or a contents list. */
export function start(root: Document): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-sub-nav] a[href^="#"]')];
  const sections = links.flatMap((link) => root.getElementById(link.hash.slice(1)) ?? []);
  if (sections.length < 2) return;

  const mark = () => {
    const line = innerHeight / 3;
    const passed = sections.filter((section) => section.getBoundingClientRect().top < line);
    const current = (passed.at(-1) ?? sections[0])?.id;
    for (const link of links) {
      if (link.hash === `#${current}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}
