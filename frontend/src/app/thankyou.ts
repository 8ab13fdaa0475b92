/** Fills the thank-you page from this tab's session: the server knows neither name nor number there. */
export function fillThankyou(root: ParentNode, session: Storage): void {
  const values: Record<string, string | null> = {
    name: firstName(session.getItem('hhUserName')),
    mobile: session.getItem('hhUser'),
    reference: session.getItem('lead_id')?.slice(0, 'SP-7K4M-Q2XR'.length) ?? null,
  };
  for (const place of root.querySelectorAll<HTMLElement>('[data-thankyou]')) {
    const value = values[place.dataset.thankyou ?? ''];
    if (!value) continue;
    const slot = place.querySelector('[data-slot]') ?? place;
    slot.textContent = value;
    place.hidden = false;
  }
}

function firstName(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] ?? null;
}
