// The page of a request: fields that an outcome or a stage needs, the next call by one touch, and keys: 1 to 4
// for how the call went (as long as My desk has keys on), Ctrl+Enter to save. What is typed stays in this tab until
// it is saved: another button, a link or a session that ends loses nothing.
(() => {
  const form = document.getElementById('case-form');
  if (!form) return;
  const hasADay = () => ['proposed', 'confirmed'].includes(form.elements.status.value);
  const needs = {
    call_again_at: () => ['later', 'no-answer', 'spoke'].includes(form.elements.outcome.value),
    visit_at: hasADay,
    visit_place: hasADay,
    visit_doctor: hasADay,
    closed_because: () => form.elements.status.value === 'closed',
  };

  function show() {
    for (const [name, isNeeded] of Object.entries(needs)) {
      const place = form.querySelector(`[data-case-field=${name}]`);
      const isFilled = form.elements[name].value !== '' || place.querySelector('.error-message');
      place.hidden = !isNeeded() && !isFilled;
    }
  }

  // A moment in India, whatever the clock of this machine says of its zone, as the field wants it.
  function inIndia(minutes) {
    return new Date(Date.now() + (330 + minutes) * 60_000).toISOString().slice(0, 16);
  }

  const again = form.elements.call_again_at;
  const times = {
    'In 15 minutes': () => inIndia(15),
    'In 2 hours': () => inIndia(120),
    'Tomorrow at 10': () => `${inIndia(24 * 60).slice(0, 10)}T10:00`,
  };
  const chips = document.createElement('div');
  chips.className = 'desk-actions';
  for (const [words, moment] of Object.entries(times)) {
    const chip = document.createElement('button');
    chip.type = 'button';
    chip.className = 'button button-small button-secondary';
    chip.textContent = words;
    chip.addEventListener('click', () => {
      again.value = moment();
      again.dispatchEvent(new Event('input', { bubbles: true }));
    });
    chips.append(chip);
  }
  form.querySelector('[data-case-field=call_again_at]').append(chips);

  document.addEventListener('keydown', (event) => {
    // The list of outcomes has the focus after a first key: who slipped presses another.
    const isTyping = event.target.closest(
      'input:not([type=checkbox]), textarea, select:not([name=outcome]), [contenteditable]',
    );
    const outcome = form.elements.outcome.options[Number(event.key)];
    if (isTyping || event.ctrlKey || event.altKey || event.metaKey || !/^[1-4]$/.test(event.key))
      return;
    if (!outcome || localStorage.getItem('desk-keys') === 'off') return;
    form.elements.outcome.value = outcome.value;
    form.elements.outcome.focus();
    form.elements.outcome.dispatchEvent(new Event('input', { bubbles: true }));
    show();
  });

  const key = `desk draft ${form.dataset.draft}`;
  const names = ['outcome', 'status', 'text', 'also', 'is_stage_of_all', ...Object.keys(needs)];
  const fields = [...form.elements].filter((field) => names.includes(field.name));
  const isTick = (field) => field.type === 'checkbox';
  // By name and not by place: another request of this patient may stand among them by the time they are restored.
  const nameOf = (field) => (isTick(field) ? `${field.name} ${field.value}` : field.name);
  const valueOf = (field) => (isTick(field) ? field.checked : field.value);
  const valuesNow = () => Object.fromEntries(fields.map((field) => [nameOf(field), valueOf(field)]));
  const first = JSON.stringify(valuesNow());

  function storeDraft(isSent) {
    const values = valuesNow();
    const draft = { values, isSent, version: form.elements.version.value, reference: form.dataset.reference };
    if (JSON.stringify(values) === first && !('isGivenBack' in form.dataset)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  }

  // A draft that was sent is saved once the request has another version, unless it was given back. Of a request that
  // a colleague changed meanwhile only the note comes back: its stage is theirs. What comes back is not sent.
  function restoreDraft() {
    if ('isGivenBack' in form.dataset) return storeDraft(false);
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!draft) return;
    const isSame = draft.version === form.elements.version.value;
    if (draft.isSent && !isSame) return sessionStorage.removeItem(key);
    for (const field of fields) {
      const value = draft.values[nameOf(field)];
      if (value === undefined || (!isSame && field.name !== 'text')) continue;
      if (isTick(field)) field.checked = value;
      else if (!field.options || [...field.options].some((one) => one.value === value)) field.value = value;
    }
    storeDraft(false);
    document.getElementById('draft-is-back').hidden = false;
  }

  // Of whoever used this tab before nothing stays.
  function removeDraftsOfOthers() {
    const own = key.slice(0, key.lastIndexOf(' '));
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('desk draft ') && !name.startsWith(`${own} `)) sessionStorage.removeItem(name);
  }

  // Ten minutes of a hold are less than many a call: it is renewed while somebody is at work on this page, also with
  // a telephone in another window, and ends by itself behind one that was left.
  const [eachMinutes, leftAfterMinutes] = [4, 15];
  let wasHeld = false;
  let touchedAt = Date.now();
  for (const touch of ['keydown', 'pointerdown', 'pointermove'])
    document.addEventListener(touch, () => (touchedAt = Date.now()), { passive: true });
  async function renewHold() {
    if (Date.now() - touchedAt > leftAfterMinutes * 60_000) return;
    const body = new URLSearchParams({ csrfmiddlewaretoken: form.elements.csrfmiddlewaretoken.value });
    const answer = await fetch(form.dataset.renew, { method: 'POST', body }).catch(() => undefined);
    if (!answer?.ok) return; // the next one may arrive
    const { is_held: isHeld } = await answer.json();
    document.getElementById('hold-has-ended').hidden = isHeld || !wasHeld;
    wasHeld ||= isHeld;
  }
  renewHold();
  setInterval(renewHold, eachMinutes * 60_000);

  removeDraftsOfOthers();
  restoreDraft();
  form.addEventListener('input', () => storeDraft(false));
  // A second press while the first is on its way would be told that the request changed meanwhile: by the first. Of
  // the button that calls it would ring both phones again.
  const RESUBMIT_MS = 5_000;
  const sentAt = new WeakMap();
  document.addEventListener('submit', (event) => {
    if (Date.now() - (sentAt.get(event.target) ?? -Infinity) < RESUBMIT_MS) return event.preventDefault();
    sentAt.set(event.target, Date.now());
  });
  form.addEventListener('submit', () => storeDraft(true));
  form.addEventListener('change', show);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      form.requestSubmit(form.querySelector('[value=next]'));
  });
  show();
})();
