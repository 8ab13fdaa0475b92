// The inputs of the directory's forms, as controllers of Wagtail's Stimulus.
(() => {
  const { Controller } = window.StimulusModule;
  const nameOf = (input) => input.closest('label').textContent.trim();
  // Ménière’s is typed menieres, and a letter of Hindi with a dot below in two ways.
  const folded = (text) => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');

  /** A long list whose rows go while they do not have the typed words. */
  class SearchList extends Controller {
    static targets = ['row', 'found'];

    search({ target }) {
      const words = folded(target.value).split(/\s+/).filter(Boolean);
      for (const row of this.rowTargets) {
        const text = folded(row.textContent);
        row.hidden = !words.every((word) => text.includes(word));
      }
      const count = this.rowTargets.filter((row) => !row.hidden).length;
      this.foundTarget.textContent = words.length ? `${count} found` : '';
    }

    /** Enter looks for what is typed; it does not save the form. */
    stay() {}
  }

  /** Icons are fetched when somebody looks at them; the chosen one stands on the closed list. */
  class IconInput extends Controller {
    static targets = ['icon', 'name', 'picture'];

    connect() {
      if (this.element.querySelector('input:checked')) this.tell();
    }

    draw() {
      if (!this.element.open) return;
      for (const icon of this.iconTargets) icon.setAttribute('href', icon.dataset.href);
    }

    tell() {
      const chosen = this.element.querySelector('input:checked');
      this.nameTarget.textContent = nameOf(chosen);
      this.pictureTarget.setAttribute('href', chosen.parentElement.querySelector('use')?.dataset.href ?? '');
    }
  }

  /** What is ticked, on the closed list. */
  class TickInput extends Controller {
    static targets = ['names'];

    /** A browser ticks again what was ticked, as one comes back to a form. */
    connect() {
      this.tell();
    }

    tell() {
      const ticked = [...this.element.querySelectorAll('input:checked')].map(nameOf);
      this.namesTarget.textContent = ticked.join(', ') || 'None';
    }
  }

  const controllers = { 'search-list': SearchList, 'icon-input': IconInput, 'tick-input': TickInput };
  for (const [name, controller] of Object.entries(controllers)) {
    window.wagtail.app.register(name, controller);
  }
})();
