import type { ReactNode } from 'react';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import classes from './app-layout.module.css';
import { PhoneMenu } from './phone-menu.tsx';
import sidebar from './sidebar.module.css';

interface DrawnRoomProps {
  /** Null when it is not the same for everybody. */
  heading: ReactNode;
  /** What the room's guard says. */
  waiting: string;
}

/** What is seen of a room until its script has drawn it: the frame, the heading, and that the rest is on its way. */
export function DrawnRoom({ heading, waiting }: DrawnRoomProps) {
  return (
    <div className={`${classes.frame} ${classes.drawn}`}>
      <PhoneMenu onSearch={doNothing} />
      <div className={classes.side}>
        <div className={sidebar.sidebar} />
      </div>
      <div className={classes.main}>
        <div className={classes.room}>
          {heading}
          <LoadingScreen message={waiting} />
        </div>
      </div>
    </div>
  );
}

function doNothing(): void {
  return undefined;
}
