// The page of an import: while the worker works, its part that changes is fetched each second. A screen reader is
// told the state as it changes, and not all figures and tables each second.
(() => {
  const place = document.getElementById('import-run');
  const said = document.getElementById('import-said');
  if (!place || !said) return;

  async function look() {
    if (!place.querySelector('[data-at-work]')) return;
    const answer = await fetch(place.dataset.status, { headers: { Accept: 'text/html' } });
    if (!answer.ok || answer.redirected) return;
    place.innerHTML = await answer.text();
    const state = place.querySelector('h2').textContent;
    if (said.textContent !== state) said.textContent = state;
  }

  setInterval(() => look().catch(() => {}), 1000);
})();
