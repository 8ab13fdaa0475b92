// The page of an import: while the worker works, its part that changes is fetched each second.
(() => {
  const place = document.getElementById('import-run');
  if (!place) return;

  async function look() {
    if (!place.querySelector('[data-at-work]')) return;
    const answer = await fetch(place.dataset.status, { headers: { Accept: 'text/html' } });
    if (answer.ok && !answer.redirected) place.innerHTML = await answer.text();
  }

  setInterval(() => look().catch(() => {}), 1000);
})();
