import { Icon, Links } from './parts';

/** Header and footer around a page. */
export function Frame({ frame, children }) {
  return (
    <>
      <Header frame={frame} />
      <main id="main">{children}</main>
      <Footer frame={frame} />
    </>
  );
}

function Header({ frame }) {
  return (
    <header className="site-header">
      <div className="container site-header__row">
        <Brand name={frame.name} />
        <SideMenu menu={frame.menu} />
        <nav className="main-menu" aria-label="Main menu">
          <ul>
            {frame.menu.map((item) => (
              <li key={item.url}>
                <a href={item.url}>
                  <Icon name={item.icon} />
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav className="popular" aria-label="Popular">
          <Links links={frame.popular} />
        </nav>
        <a className="btn btn--call" href={`tel:${frame.ambulance}`}>
          <Icon name="phone" />
          Call {frame.ambulance}
        </a>
      </div>
    </header>
  );
}

function Brand({ name }) {
  return (
    <a className="brand" href="/">
      <Icon name="mark" />
      <span>{name}</span>
    </a>
  );
}

function SideMenu({ menu }) {
  return (
    <details className="side-menu">
      <summary className="icon-btn" aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav className="menu-acc" aria-label="Menu">
        {menu.map((item) => (
          <details key={item.url} name="side-nav">
            <summary>
              <Icon name={item.icon} />
              {item.label}
              <Icon name="chevron-down" />
            </summary>
            <a className="more menu-sub__all" href={item.url}>
              {item.all}
              <Icon name="arrow-right" />
            </a>
          </details>
        ))}
      </nav>
    </details>
  );
}

function Footer({ frame }) {
  return (
    <footer className="site-footer">
      <div className="container site-footer__grid">
        <Brand name={frame.name} />
        <nav className="site-footer__cols" aria-label="Footer">
          {frame.footer.map((column) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <Links links={column.links} />
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
