import { isTrialing, type Subscription } from '#domain/account/plans.ts';
import { unavailable } from './errors.ts';

/** Below these shares of free disk, accounts in their trial, and then all accounts, add nothing more. */
const LEAST_FREE_FOR_TRIALS = 0.1;
const LEAST_FREE = 0.04;

/** How much of the data's disk is free. Many new accounts must not fill it for those who pay. */
export interface DiskRoom {
  /** The free share of the disk, from 0 to 1. It is 1 before the first measurement. */
  free: number;
}

export function createDiskRoom(): DiskRoom {
  return { free: 1 };
}

/** Whether an account may store more now. Reading and deleting are always possible. */
export function hasRoomFor({ free }: DiskRoom, subscription: Subscription, now: Date): boolean {
  return free >= leastFree(isTrialing(subscription, now));
}

/** @throws {AppError} unavailable while nobody may add anything, or nobody in a trial. For senders that send again. */
export function requireRoom({ free }: DiskRoom, isInTrial = false): void {
  if (free < leastFree(isInTrial)) throw unavailable('O servidor está sem espaço por um instante.');
}

const leastFree = (isInTrial: boolean) => (isInTrial ? LEAST_FREE_FOR_TRIALS : LEAST_FREE);
