import type { ReactNode } from 'react';

/** A cell of a table that names itself on a narrow screen; what is in it stays together beside its name. */
export function LabelledCell({
  label,
  children,
}: {
  label: string | undefined;
  children: ReactNode;
}) {
  return (
    <td data-label={label}>
      <span>{children}</span>
    </td>
  );
}
