interface InsurerTile {
  label: string;
  url: string;
  note: string;
}

/** Insurers or schemes, each a link, with a line under its name where there is one. */
export function InsurerTiles({ tiles }: { tiles: InsurerTile[] }) {
  return (
    <ul className="insurers">
      {tiles.map(({ label, url, note }) => (
        <li key={url}>
          <a href={url}>
            {label}
            {note !== '' && <small>{note}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
