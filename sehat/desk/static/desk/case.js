// The page of a request: fields that an outcome or a stage needs, and Ctrl+Enter to save.
(() => {
  const form = document.getElementById('case-form');
  if (!form) return;
  const needs = {
    call_again_at: () => ['later', 'no-answer', 'spoke'].includes(form.elements.outcome.value),
    visit_at: () => form.elements.status.value === 'confirmed',
    visit_place: () => form.elements.status.value === 'confirmed',
    visit_doctor: () => form.elements.status.value === 'confirmed',
    closed_because: () => form.elements.status.value === 'closed',
  };

  function show() {
    for (const [name, isNeeded] of Object.entries(needs)) {
      const place = form.querySelector(`[data-case-field=${name}]`);
      const isFilled = form.elements[name].value !== '' || place.querySelector('.error-message');
      place.hidden = !isNeeded() && !isFilled;
    }
  }

  form.addEventListener('change', show);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      form.requestSubmit(form.querySelector('[value=next]'));
  });
  show();
})();
