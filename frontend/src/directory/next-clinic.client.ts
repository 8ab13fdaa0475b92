import { onAdded } from '@/lib/added';

/** Cards say when the next clinic is: the page is the same at every hour. */
export function start(root: Document): void {
  onAdded(root, () => {
    const places = root.querySelectorAll<HTMLElement>('[data-clinics]');
    if (places.length === 0) return;
    import('./next-clinic')
      .then((module) => module.showNext(places, new Date()))
      .catch(() => undefined);
  });
}
