import { LoopCover } from '@/ui/art/cover';
import { HealthIcon } from '@/ui/icon/health-icon';

/** What stands in for a picture: lines that are drawn from the address, and an icon. */
export function ArticleCover({ url, icon }: { url: string; icon: string }) {
  return (
    <div className="article__cover">
      <LoopCover className="article__loops" seed={url} />
      <span className="article__icon">
        <HealthIcon name={icon} />
      </span>
    </div>
  );
}
