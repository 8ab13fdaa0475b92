import { Icon } from './parts';

export function Doctors({ doctors }) {
  return doctors.map((doctor) => <Doctor key={doctor.id} doctor={doctor} />);
}

function Doctor({ doctor }) {
  return (
    <article className="card card-link doctor doctor--row">
      <div className="doctor__top">
        <span className="avatar" aria-hidden="true">
          <img src={doctor.picture} alt="" width="96" height="96" loading="lazy" />
        </span>
        <div className="doctor__id">
          <h3>
            <a href={doctor.url}>{doctor.name}</a>
          </h3>
          <span className="badge">
            <Icon name="badge-check" />
            Verified (demo)
          </span>
          <p className="small">{doctor.title}</p>
          <p className="caption">{doctor.degrees}</p>
        </div>
        <ul className="doctor__facts">
          {doctor.facts.map((fact) => (
            <li key={fact.icon}>
              <Icon name={fact.icon} />
              <span>{fact.text}</span>
            </li>
          ))}
        </ul>
      </div>
      <Side doctor={doctor} />
    </article>
  );
}

function Side({ doctor }) {
  return (
    <div className="doctor__side">
      <p className="doctor__fee">
        <b>{doctor.fee}</b> <span className="caption">consultation fee</span>
      </p>
      <div className="doctor__actions">
        <a className="btn" href={`/request?doctor=${doctor.id}`}>
          Request appointment<span className="vh">{` with ${doctor.name}`}</span>
        </a>
        <a className="btn btn--secondary" href={doctor.hospital.url}>
          <Icon name="hospital" />
          {doctor.hospital.label}
        </a>
      </div>
    </div>
  );
}
