import type { HospitalCard as Hospital } from '@/contract/types';
import { HospitalCover } from '@/ui/art/cover';
import { tintsOf } from '@/ui/art/loop-cover';
import { Badge } from '@/ui/badge/badge';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';
import { marked } from './demo-mark';
import { ShortlistButton } from './shortlist-button';

/** Hospitals that stand beside each other, drawn in colours that tell them apart. */
export function HospitalCards({ hospitals }: { hospitals: Hospital[] }) {
  const tints = tintsOf(hospitals.map(({ id }) => id));
  return hospitals.map((hospital, index) => (
    <HospitalCard key={hospital.id} hospital={hospital} tint={tints[index]} />
  ));
}

function HospitalCard({ hospital, tint }: { hospital: Hospital; tint: number | undefined }) {
  const t = useText();
  const { id, name, url, tags, toldOn, photo } = hospital;
  return (
    <article className={url === null ? 'card hospital' : 'card card-link hospital'}>
      <HospitalCover className="hospital__cover" seed={id} tint={tint} photo={photo} />
      <div className="hospital__body">
        <div className="hospital__name">
          <h3>{url === null ? name : <a href={url}>{name}</a>}</h3>
          <ShortlistButton kind="hospital" id={id} name={name} />
        </div>
        <HospitalFacts hospital={hospital} />
        {tags.length > 0 && (
          <div className="tags">
            {tags.map((tag) => (
              <Badge key={tag} kind="plain">
                {tag}
              </Badge>
            ))}
          </div>
        )}
        {toldOn !== null && (
          <p className="caption">{marked(t.hospital.toldOn(toldOn), hospital.isDemo, t)}</p>
        )}
      </div>
    </article>
  );
}

/** Where it is, how large, how many doctors: a line with an icon each. A sheet says 0 beds that does not know them. */
export function HospitalFacts({ hospital }: { hospital: Hospital }) {
  const t = useText();
  const { area, beds, doctors } = hospital;
  if (area === '' && !beds && doctors === 0) return null;
  return (
    <ul className="facts-inline">
      {area !== '' && (
        <li>
          <Icon name="map-pin" />
          {area}
        </li>
      )}
      {beds !== null && beds > 0 && (
        <li>
          <Icon name="bed-double" />
          {t.hospital.beds(beds)}
        </li>
      )}
      {doctors > 0 && (
        <li>
          <Icon name="stethoscope" />
          {t.hospital.doctors(doctors)}
        </li>
      )}
    </ul>
  );
}
