import classes from './logo.module.css';

/** The spark icon, with the name beside it unless `compact`. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="#f26a21" />
        <path d="M18.6 4.5 8 18h6.4l-1.9 9.5L24 13.4h-6.8z" fill="#fff8f2" />
      </svg>
      {compact ? <span className={classes.hidden}>Faísca</span> : <span>Faísca</span>}
    </span>
  );
}
