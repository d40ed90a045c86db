import {
  type AlertProps,
  type BadgeProps,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core';
import { findFolded } from './parts/find-folded.ts';
import classes from './theme.module.css';

/**
 * Contrast: white text on shade 6 has 5.0:1, shade 6 as a link on paper 4.6:1, shade 4 as a link on ink
 * 7.2:1.
 */
const ember: MantineColorsTuple = [
  '#fff3ea',
  '#fee3d0',
  '#fcc7a2',
  '#f9a871',
  '#f08a4b',
  '#dd6420',
  '#bf4a10',
  '#a23d0c',
  '#84320c',
  '#66280c',
];

/** Slightly warm neutral colours: paper in the light theme, ink in the dark theme. */
const gray: MantineColorsTuple = [
  '#faf6f1',
  '#f3ede6',
  '#e9e1d8',
  '#dbd1c6',
  '#c6bab0',
  '#a39688',
  '#6f635a',
  '#564b43',
  '#3a312b',
  '#1f1915',
];
const dark: MantineColorsTuple = [
  '#efe8e1',
  '#cfc5bb',
  '#b5a89d',
  '#8e8177',
  '#443930',
  '#382e27',
  '#2a221d',
  '#1f1916',
  '#171310',
  '#0f0c0a',
];

/** Contrast: white text on shade 6 has 5.6:1. Shade 6 is also text on paper. */
const red: MantineColorsTuple = [
  '#fff1f0',
  '#ffe0de',
  '#ffc4c0',
  '#ff9c96',
  '#f6766f',
  '#dd4a43',
  '#c62828',
  '#ab2020',
  '#8f1b1b',
  '#741717',
];

/** Shade 9 is the text of a light badge: 6:1 on shade 1. */
const teal: MantineColorsTuple = [
  '#e6fcf5',
  '#c3fae8',
  '#96f2d7',
  '#63e6be',
  '#38d9a9',
  '#20c997',
  '#0f8a67',
  '#0c7458',
  '#0a6650',
  '#075441',
];

/** The usual yellow and orange letters have too little contrast on their light background. */
const legible = 'var(--mantine-color-text)';
const faintBadges: Partial<Record<string, string>> = { yellow: legible, orange: legible };

/** A box with its label. */
const choice = {
  inner: classes.choiceInner,
  input: classes.choiceInput,
  label: classes.choiceLabel,
  description: classes.choiceDescription,
};

/** Mantine's own area for options watches each frame for ever, once it has scrolled and was closed. */
const choices = {
  filter: findFolded,
  nothingFoundMessage: 'Nada encontrado',
  withScrollArea: false,
  selectFirstOptionOnChange: true, // Enter takes what the typed letters find
};
const options = { options: classes.options, option: classes.row };
const pillOptions = { ...options, input: classes.pills, inputField: classes.pillsField };

export const theme = createTheme({
  primaryColor: 'ember',
  primaryShade: { light: 6, dark: 6 },
  colors: { ember, gray, dark, red, teal },
  black: '#1f1915',
  fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
  headings: {
    fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 'md',
  radius: { md: '10px', lg: '14px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Accordion: { classNames: { root: classes.folds } },
    // A badge's text is not cut off. The default also clips parts of small bold letters, such as the dot of
    // an i.
    Badge: {
      defaultProps: { miw: 'max-content', fw: 600, tt: 'none' },
      styles: (_: MantineTheme, { color, variant }: BadgeProps) => ({
        label: { overflow: 'visible', ...(variant === 'light' && { color: faintBadges[String(color)] }) },
      }),
      vars: () => ({ root: { '--badge-fz': '12px' } }),
    },
    Alert: {
      styles: (_: MantineTheme, { color }: AlertProps) =>
        color === 'yellow' ? { root: { '--mantine-color-anchor': legible }, title: { color: legible } } : {},
    },
    ActionIcon: { classNames: { root: classes.icon } },
    Burger: { classNames: { root: classes.icon } },
    Button: { classNames: { root: classes.button } },
    CloseButton: { defaultProps: { iconSize: 18 }, classNames: { root: classes.icon } },
    Input: { classNames: { wrapper: classes.input } },
    Kbd: { styles: { root: { fontFamily: 'inherit' } } },
    Loader: { defaultProps: { role: 'status' } }, // without a role, a screen reader ignores its label
    Autocomplete: { defaultProps: { filter: findFolded, withScrollArea: false }, classNames: options },
    Checkbox: { classNames: choice },
    Menu: { classNames: { item: classes.row } },
    MultiSelect: { defaultProps: choices, classNames: pillOptions },
    // A popover that hides while the page scrolls takes the focus from a select inside it, which then closes.
    Popover: { defaultProps: { hideDetached: false } },
    Paper: { classNames: { root: classes.paper } },
    Radio: { classNames: { ...choice, input: undefined, radio: classes.choiceInput } },
    SegmentedControl: { classNames: { root: classes.segments, label: classes.segment } },
    // What was chosen is cleared by its button alone.
    Select: { defaultProps: { ...choices, allowDeselect: false }, classNames: options },
    Spoiler: { classNames: { control: classes.row } },
    Switch: { classNames: { root: classes.switch } },
    TagsInput: { defaultProps: { withScrollArea: false }, classNames: pillOptions },
    Tabs: { classNames: { tab: classes.row } },
    TableScrollContainer: {
      defaultProps: { type: 'native', tabIndex: 0, role: 'region' },
      classNames: { scrollContainer: classes.wide },
    },
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: false } } },
    Skeleton: { classNames: { root: classes.skeleton } },
    Drawer: {
      classNames: {
        content: classes.dialogContent,
        header: classes.dialogHeader,
        title: classes.dialogTitle,
      },
    },
    Modal: {
      classNames: {
        content: classes.dialogContent,
        header: classes.dialogHeader,
        title: classes.dialogTitle,
      },
      // The space above and below a dialog is as high as a toast, which then covers no button of it.
      defaultProps: {
        centered: true,
        radius: 'lg',
        yOffset: 'min(7.5rem, 15dvh)',
        closeButtonProps: { 'aria-label': 'Fechar' },
      },
    },
    // A red Sunday would look refused; all days are alike here.
    DateInput: { defaultProps: { weekendDays: [] } },
    DatePicker: { defaultProps: { weekendDays: [] } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Fechar aviso' } } },
  },
});

/**
 * Mantine's light backgrounds are a dark shade of the colour itself, which is louder on ink than the figures beside it. A
 * thin film of the colour says the same quietly, and each colour stays apart from the others.
 */
const tints = Object.fromEntries(
  Object.entries({
    ember: '240, 138, 75',
    red: '246, 118, 111',
    yellow: '252, 196, 25',
    orange: '255, 146, 43',
    green: '81, 207, 102',
    teal: '56, 217, 169',
  }).flatMap(([color, film]) => [
    [`--mantine-color-${color}-light`, `rgba(${film}, 0.13)`],
    [`--mantine-color-${color}-light-hover`, `rgba(${film}, 0.2)`],
  ]),
);

/** Colours that differ between the themes are variables, because the build breaks `light-dark()` of CSS. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--faisca-ink': '#1b1613',
    '--faisca-ink-text': '#efe8e1',
    '--faisca-ink-dimmed': '#b5a89d',
    '--mantine-text-wrap': 'pretty', // the last line of a text is no single word
  },
  light: {
    '--faisca-page': '#faf6f1',
    '--faisca-line': '#e9e1d8',
    '--faisca-hover': gray[0],
    '--faisca-box': '#8f8274',
    '--faisca-done': teal[8],
    '--mantine-color-teal-light': teal[0],
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1f1915',
    '--mantine-color-dimmed': '#6f635a',
    '--mantine-color-placeholder': '#857870',
    '--mantine-color-default-border': '#dbd1c6',
  },
  dark: {
    '--faisca-page': '#14100e',
    '--faisca-line': '#382e27',
    '--faisca-hover': dark[6],
    '--faisca-box': dark[3],
    '--faisca-done': teal[4],
    '--mantine-color-body': '#1f1916',
    '--mantine-color-text': '#efe8e1',
    '--mantine-color-dimmed': '#b5a89d',
    '--mantine-color-anchor': '#f08a4b',
    '--mantine-color-error': '#f6766f',
    '--mantine-color-default-border': '#443930',
    ...tints,
  },
});
