import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { hasDrawing } from '#client/lib/drawn-room.ts';
import classes from './room-transition.module.css';

/** A new room fades in, unless the person asked the system for less motion. */
export function RoomTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <FadingRoom key={roomOf(pathname)}>{children}</FadingRoom>;
}

/** A room that takes the place of its drawing stands there already. */
function FadingRoom({ children }: { children: ReactNode }) {
  const [fades] = useState(() => !hasDrawing());
  return <div className={fades ? classes.room : undefined}>{children}</div>;
}

/** The tabs of a campaign are one room. */
function roomOf(pathname: string): string {
  return pathname.startsWith('/campaign/') ? pathname.split('/', 3).join('/') : pathname;
}
