import type { ReactNode } from 'react';

/** A cell of a table that names itself on a narrow screen; what is in it stays together beside its name, or alone
 * where its column has none. */
export function LabelledCell({
  label,
  children,
}: {
  label: string | undefined;
  children: ReactNode;
}) {
  return (
    <td data-label={label || undefined}>
      <span>{children}</span>
    </td>
  );
}
