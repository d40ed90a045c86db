import { useRef } from 'react';
import { Outlet } from 'react-router';
import { Logo } from '#client/components/logo.tsx';
import classes from './auth-layout.module.css';
import { useTypedEarly } from './use-typed-early.ts';

/** The frame around the sign-in screens: what the product is, and the form. */
export function AuthLayout() {
  const form = useRef<HTMLDivElement>(null);
  useTypedEarly(form);
  return (
    <div className={classes.page}>
      <aside className={classes.brand}>
        <Logo />
        <div>
          <p className={classes.promise}>Da ideia à campanha publicada, sem planilha.</p>
          <p className={classes.detail}>
            Palavras-chave por etapa do funil, negativas, títulos, descrições e recursos no limite certo do
            Google Ads.
          </p>
        </div>
        <ul className={classes.sample} aria-hidden="true">
          <li>
            <span>[comprar vitalmax]</span>
            <em>exata</em>
          </li>
          <li>
            <span>&quot;vitalmax funciona&quot;</span>
            <em>frase</em>
          </li>
          <li>
            <span>Frete Grátis em Todo o Brasil</span>
            <em>29/30</em>
          </li>
        </ul>
      </aside>
      <main className={classes.main}>
        <div className={classes.form} ref={form}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
