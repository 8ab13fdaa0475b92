// My desk: counts every ten seconds, rows when a count changed and each minute, N for the next patient.
(() => {
  const rows = document.getElementById('desk-rows');
  const next = document.getElementById('desk-next');
  const keys = document.getElementById('desk-keys');
  const ended = document.getElementById('desk-ended');
  const offline = document.getElementById('desk-offline');
  if (!rows) return;
  // What was sent from the page of a request is saved where this page says so: a session may have ended on the way.
  const said = document.querySelector('.messages')?.textContent ?? '';
  for (const [name, text] of Object.entries(sessionStorage)) {
    if (!name.startsWith('desk draft ')) continue;
    const { isSent, reference } = JSON.parse(text);
    if (isSent && said.includes(`${reference} is saved`)) sessionStorage.removeItem(name);
  }
  let last = '';
  let rounds = 0;

  const isInUse = () => rows.contains(document.activeElement); // nothing moves under a finger

  // Whether the rows are those of now.
  async function draw() {
    if (isInUse()) return false;
    const answer = await fetch(rows.dataset.rows, { headers: { Accept: 'text/html' } });
    if (!answer.ok || answer.redirected) return false;
    const html = await answer.text();
    if (isInUse()) return false;
    rows.innerHTML = html;
    return true;
  }

  async function look() {
    if (document.hidden) return;
    const answer = await fetch(rows.dataset.counters, { headers: { Accept: 'application/json' } });
    ended.hidden = !(answer.redirected || answer.status === 403);
    if (!ended.hidden) return;
    if (!answer.ok) throw new Error(`${answer.status}`);
    const counts = await answer.json();
    for (const place of rows.querySelectorAll('[data-counter]'))
      place.textContent = counts[place.dataset.counter] ?? place.textContent;
    const now = JSON.stringify(counts);
    rounds += 1;
    if ((now !== last || rounds % 6 === 0) && (await draw())) last = now;
  }

  async function lookNow() {
    if (document.hidden) return;
    offline.hidden = await look().then(
      () => true,
      () => false,
    );
  }
  setInterval(lookNow, 10_000);
  document.addEventListener('visibilitychange', lookNow); // who comes back to this tab waits for no round

  if (!next || !keys) return;
  keys.checked = localStorage.getItem('desk-keys') !== 'off';
  keys.addEventListener('change', () => localStorage.setItem('desk-keys', keys.checked ? 'on' : 'off'));
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
    if (event.key.toLowerCase() !== 'n' || !keys.checked || isTyping) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    next.requestSubmit();
  });
  // A second press while the first is on its way would take another patient.
  const RESUBMIT_MS = 5_000;
  let sentAt = -Infinity;
  next.addEventListener('submit', (event) => {
    if (Date.now() - sentAt < RESUBMIT_MS) return event.preventDefault();
    sentAt = Date.now();
  });
})();
