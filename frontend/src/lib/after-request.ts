interface Sent {
  pageType: string;
  mobile: string;
  department: string;
}

/** Where a visitor goes on after a request (spec section 2): marketing pages hand on what /thankyou shows. */
export function afterRequest({ pageType, mobile, department }: Sent): string {
  if (pageType !== 'Marketing') return '/thankyou';
  const query = new URLSearchParams({ isplanfeature: '1', mob: mobile, department });
  return `/thankyou?${query}&source=Marketing`;
}
