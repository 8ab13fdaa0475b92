import { Doctors } from './doctors';
import { LeadForm } from './lead-form';
import { Bullets, Icon, More, Prose } from './parts';
import { Head, Questions, Sources, Toc } from './reading';
import { Options, Prices, Symptoms } from './tables';

/** A condition page of the words that bench/content.py takes from a page of ours. */
export function Condition({ page }) {
  return (
    <>
      {page.jsonLd.map((block) => (
        <script
          key={block}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: block }}
        />
      ))}
      <Head page={page} />
      <div className="container layout">
        <div className="prose">
          <p className="lead">{page.lead}</p>
          <Prose paragraphs={page.overview} />
          <Toc entries={page.toc} />
          <Before page={page} />
        </div>
        <aside className="layout__side" aria-label={page.form.title}>
          <LeadForm form={page.form} />
        </aside>
        <div className="prose layout__rest">
          <After page={page} />
        </div>
      </div>
    </>
  );
}

function Before({ page }) {
  return (
    <>
      <h2 id="symptoms">{`Symptoms of ${page.name}`}</h2>
      <Prose paragraphs={page.symptomsIntro} />
      <Symptoms symptoms={page.symptoms} />
      <h2 id="help">When to get help</h2>
      <Care icon="stethoscope" title="See a doctor if" items={page.seeDoctor} />
      <Care icon="siren" title="Go to a hospital emergency now if" items={page.emergency} />
      <h2 id="causes">Causes</h2>
      <Prose paragraphs={page.causes} />
      <h2 id="tests">Tests</h2>
      <Prose paragraphs={page.tests} />
      <h2 id="options">Treatment options</h2>
      <Options options={page.options} />
      <h2 id="ask">Questions to ask your doctor</h2>
      <Bullets items={page.askDoctor} />
      <h2 id="cost">{`Cost in ${page.city}`}</h2>
      <Prices prices={page.prices} />
      <More link={page.costLink} />
    </>
  );
}

function Care({ icon, title, items }) {
  return (
    <section className={`care care--${icon}`}>
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <div className="care__body">
        <Bullets items={items} />
      </div>
    </section>
  );
}

function After({ page }) {
  return (
    <>
      <h2 id="doctors">{`Doctors in ${page.city}`}</h2>
      <Doctors doctors={page.doctors} />
      <More link={page.doctorsLink} />
      <h2 id="questions">Common questions</h2>
      <Questions questions={page.questions} />
      <Sources sources={page.sources} />
    </>
  );
}
