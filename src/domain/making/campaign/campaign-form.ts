import * as z from 'zod/mini';
import { dayOfTimestamp, localDay, timestampOfDay } from '#domain/shared/days.ts';
import { moneyInput, parseMoney } from '#domain/shared/money.ts';
import { type Campaign, type CampaignInput, campaignSchema } from './campaign.ts';
import {
  type CampaignField,
  campaignFieldKinds,
  campaignFieldNames,
  type FieldKind,
} from './campaign-fields.ts';

/** The form's fields, all as text. `day` is `2026-11-21` and stands for `createdAt`. */
export type CampaignForm = Record<CampaignField | 'day', string>;

interface Box {
  blank: string;
  write: (value: string) => string;
  read: (text: string) => string | null;
}

const boxes: Record<FieldKind, Box> = {
  text: { blank: '', write: (value) => value, read: (text) => text },
  // Text that is not an amount becomes null, like an empty field.
  amount: { blank: '', write: moneyInput, read: parseMoney },
  currency: { blank: 'BRL', write: (value) => value, read: (text) => (text === '' ? 'BRL' : text) },
};

const boxOf = (field: CampaignField) => boxes[campaignFieldKinds[field]];

/** The form's validation: the rules and messages of the campaign's fields. */
export const campaignFormRules = z.custom<CampaignForm>().check(
  z.superRefine((form, context) => {
    const { issues = [] } = campaignSchema.safeParse(fieldsOf(form)).error ?? {};
    for (const { path, message } of issues) context.addIssue({ code: 'custom', path, message });
  }),
);

/** The form as the browser stores it while it is open. */
export const campaignFormSchema: z.ZodMiniType<CampaignForm> = z.object({
  day: z.string(),
  ...fieldRecord((field) => z._default(z.string(), boxOf(field).blank)),
});

export function emptyCampaignForm(now: Date): CampaignForm {
  return { day: localDay(now), ...fieldRecord((field) => boxOf(field).blank) };
}

export function campaignToForm(campaign: Campaign): CampaignForm {
  const write = (field: CampaignField) => {
    const value = campaign[field];
    return value === null ? '' : boxOf(field).write(value);
  };
  return { day: dayOfTimestamp(campaign.createdAt), ...fieldRecord(write) };
}

/**
 * The request body for the form's values.
 * @param edited the campaign before the edit; if its day is unchanged, its timestamp is kept.
 */
export function formToCampaign(form: CampaignForm, now: Date, edited?: Campaign): CampaignInput {
  const isSameDay = edited !== undefined && dayOfTimestamp(edited.createdAt) === form.day;
  const day = form.day === '' ? localDay(now) : form.day;
  return { ...fieldsOf(form), createdAt: isSameDay ? edited.createdAt : timestampOfDay(day) };
}

function fieldsOf(form: CampaignForm): CampaignInput {
  return {
    ...fieldRecord((field) => boxOf(field).read(form[field])),
    name: form.name,
    currency: boxes.currency.read(form.currency) ?? undefined,
  };
}

export interface FieldDifference {
  field: keyof CampaignForm;
  mine: string;
  theirs: string;
}

/** The form fields in which two versions of a campaign differ. */
export function formDifferences(mine: CampaignForm, theirs: CampaignForm): FieldDifference[] {
  return [...campaignFieldNames, 'day' as const]
    .filter((field) => mine[field].trim() !== theirs[field].trim())
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

function fieldRecord<Value>(valueOf: (field: CampaignField) => Value): Record<CampaignField, Value> {
  const entries = campaignFieldNames.map((field) => [field, valueOf(field)]);
  return Object.fromEntries(entries) as Record<CampaignField, Value>; // Object.fromEntries loses the types of the keys
}
