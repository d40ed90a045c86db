import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import classes from './room-transition.module.css';

/** A new room fades in, unless the person asked the system for less motion. */
export function RoomTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div key={roomOf(pathname)} className={classes.room}>
      {children}
    </div>
  );
}

/** The tabs of a campaign are one room. */
function roomOf(pathname: string): string {
  return pathname.startsWith('/campaign/') ? pathname.split('/', 3).join('/') : pathname;
}
