import { useText } from '@/ui/text';

/**
 * Beside what is of the usual city: place for a link to the same in the chosen one, which the browser writes
 * once it knows that it is there. Its line is kept free, so that nothing moves. `url`: the address in the
 * usual city.
 */
export function SeeCity({ url }: { url: string }) {
  const t = useText().cityPicker;
  return (
    <span className="see-city" data-see-city={url} data-see-label={t.see('{}')}>
      {'\u00a0'}
    </span>
  );
}
