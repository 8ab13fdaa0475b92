import { LoopCover } from '@/ui/art/cover';
import { HealthIcon } from '@/ui/icon/health-icon';

/** What stands in for a picture: lines that are drawn from the address, and an icon. */
export function ArticleCover({
  url,
  icon,
  tint,
}: {
  url: string;
  icon: string;
  tint?: number | undefined;
}) {
  return (
    <div className="article__cover">
      <LoopCover className="article__loops" seed={url} tint={tint} />
      <span className="article__icon">
        <HealthIcon name={icon} />
      </span>
    </div>
  );
}
