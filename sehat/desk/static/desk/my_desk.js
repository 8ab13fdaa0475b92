// My desk: counts every ten seconds, rows when a count changed and each minute, N for the next patient.
(() => {
  const rows = document.getElementById('desk-rows');
  const next = document.getElementById('desk-next');
  const keys = document.getElementById('desk-keys');
  const ended = document.getElementById('desk-ended');
  if (!rows) return;
  // What was sent from the page of a request is saved once one is back here.
  for (const [name, draft] of Object.entries(sessionStorage))
    if (name.startsWith('desk draft ') && JSON.parse(draft).isSent) sessionStorage.removeItem(name);
  let last = '';
  let rounds = 0;

  async function draw() {
    if (rows.contains(document.activeElement)) return; // nothing moves under a finger
    const answer = await fetch(rows.dataset.rows, { headers: { Accept: 'text/html' } });
    if (answer.ok && !answer.redirected) rows.innerHTML = await answer.text();
  }

  async function look() {
    if (document.hidden) return;
    const answer = await fetch(rows.dataset.counters, { headers: { Accept: 'application/json' } });
    ended.hidden = !(answer.redirected || answer.status === 403);
    if (!answer.ok || answer.redirected) return;
    const counts = await answer.json();
    for (const place of rows.querySelectorAll('[data-counter]'))
      place.textContent = counts[place.dataset.counter] ?? place.textContent;
    const now = JSON.stringify(counts);
    rounds += 1;
    if (now !== last || rounds % 6 === 0) await draw();
    last = now;
  }

  setInterval(() => look().catch(() => {}), 10_000);

  if (!next || !keys) return;
  keys.checked = localStorage.getItem('desk-keys') !== 'off';
  keys.addEventListener('change', () => localStorage.setItem('desk-keys', keys.checked ? 'on' : 'off'));
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
    if (event.key.toLowerCase() !== 'n' || !keys.checked || isTyping) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    next.requestSubmit();
  });
})();
