/** A form that needs no script. */
export function LeadForm({ form }) {
  return (
    <section className="lead-card lead-card--side">
      <div className="lead-card__head">
        <h2>{form.title}</h2>
        <p>{form.subtitle}</p>
      </div>
      <form className="form" action={form.action} method="post">
        <Field name="nameField" label="Your name" autoComplete="name" maxLength={100} />
        <Field name="mobileField" label="Mobile number" type="tel" inputMode="numeric" />
        <Field name="cityField" label="City" list="cities" placeholder="Choose your city" />
        <datalist id="cities">
          {form.cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <Field name="treatment" label="Treatment or condition" defaultValue={form.treatment} />
        {form.choices.map((choice) => (
          <Choices key={choice.name} choice={choice} />
        ))}
        <div className="field full">
          <label htmlFor="queryField">Your question</label>
          <textarea className="input" id="queryField" name="queryField" maxLength={2000} />
        </div>
        <p className="caption">{form.notice}</p>
        <button className="btn" type="submit">
          {form.title}
        </button>
      </form>
    </section>
  );
}

function Field({ name, label, ...input }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input className="input" id={name} name={name} required {...input} />
    </div>
  );
}

function Choices({ choice }) {
  return (
    <fieldset className="field full">
      <legend>{choice.label}</legend>
      <div className="choices">
        {choice.options.map((option) => (
          <label className="choice" key={option}>
            <input type="radio" required name={choice.name} value={option} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
