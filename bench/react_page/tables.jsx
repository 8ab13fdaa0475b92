import { Icon } from './parts';

export function Symptoms({ symptoms }) {
  return (
    <ul className="symptoms">
      {symptoms.map((symptom) => (
        <li key={symptom.title}>
          <Icon name={symptom.icon} />
          <div>
            <h3>{symptom.title}</h3>
            <p>{symptom.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Options({ options }) {
  return (
    <div className="table-wrap">
      <table className="table-stack">
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Best for</th>
            <th scope="col">Recovery</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.name}>
              <th scope="row">
                {option.url ? <a href={option.url}>{option.name}</a> : option.name}
              </th>
              <td data-label="Best for">{option.bestFor}</td>
              <td data-label="Recovery">{option.recovery}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Prices({ prices }) {
  return (
    <div className="card card--pad">
      <ul className="range-list">
        {prices.map((price) => (
          <li className="range" key={`${price.name} ${price.label}`}>
            <span className="range__name">
              {price.name} <small>{price.label}</small>
            </span>
            <svg className="range__plot" viewBox="0 0 100 24" aria-hidden="true">
              <rect className="range__axis" width="100" height="2" y="11" />
              <rect className="range__full" x={price.from} width={price.span} y="5" height="14" />
              <rect
                className="range__typical"
                x={price.begin}
                width={price.half}
                y="4"
                height="16"
              />
            </svg>
            <span className="range__money">
              {price.range}
              <span className="vh">{`, Median ${price.median}`}</span>
              <small className="range__demo">Demo figure</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="caption range-source">{`Source: ${prices[0].source}, ${prices[0].asOf}`}</p>
    </div>
  );
}
