import { createTheme, type CSSVariablesResolver, localStorageColorSchemeManager } from '@mantine/core';

/** The night-sky indigo; shade 6 carries white text at 5.6:1. */
const vela = [
  '#f2f2fe',
  '#e3e4fc',
  '#c8caf9',
  '#a8abf4',
  '#8b8fef',
  '#6e71e8',
  '#5457d6',
  '#4346b8',
  '#363894',
  '#262863',
] as const;

const gray = [
  '#f7f8fb',
  '#f0f1f6',
  '#e4e6ee',
  '#d5d8e3',
  '#b4b8ca',
  '#6d728c',
  '#4b5069',
  '#3a3e55',
  '#272a3d',
  '#171928',
] as const;

/** Blue-black instead of grey, so that dark mode stays in the night sky. */
const dark = [
  '#e9eaf6',
  '#c5c8de',
  '#a6aac8',
  '#8489a8',
  '#434870',
  '#242844',
  '#191c31',
  '#101223',
  '#0b0d1a',
  '#06070f',
] as const;

/** An error that appears under a field is read out. */
const ALERT = { role: 'alert' } as const;
const DIALOG = { centered: true, transitionProps: { duration: 150 } } as const;

/** Mantine's green, its last two shades darkened until they carry white text at 5.3:1 and more. */
const green = [
  '#ebfbee',
  '#d3f9d8',
  '#b2f2bb',
  '#8ce99a',
  '#69db7c',
  '#51cf66',
  '#40c057',
  '#37b24d',
  '#237a3b',
  '#1b6330',
] as const;

export const theme = createTheme({
  primaryColor: 'vela',
  primaryShade: 6,
  colors: { vela, gray, dark, green },
  black: gray[9],
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { xs: 'var(--vela-shadow)', sm: 'var(--vela-shadow)', md: 'var(--vela-shadow)', lg: 'var(--vela-shadow)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // Plain objects: naming the components themselves here would draw all of them into the first load.
  components: {
    Anchor: { defaultProps: { underline: 'hover' } },
    Button: { defaultProps: { fw: 550 } },
    Paper: { defaultProps: { withBorder: true } },
    Modal: { defaultProps: DIALOG },
    ModalRoot: { defaultProps: DIALOG },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 100 } } },
    TextInput: { defaultProps: { errorProps: ALERT } },
    PasswordInput: { defaultProps: { errorProps: ALERT } },
    Textarea: { defaultProps: { errorProps: ALERT } },
    NativeSelect: { defaultProps: { errorProps: ALERT } },
    Select: { defaultProps: { errorProps: ALERT, checkIconPosition: 'right' } },
  },
});

/** Mantine's own variables for what stands on which surface, tuned for AAA body text in both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': gray[9],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[5],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-error': '#b42332',
    // Dark enough to be read on the red that stands behind a button that is pointed at.
    '--mantine-color-red-light-color': '#a61e1e',
    '--mantine-color-anchor': vela[7],
  },
  dark: {
    '--mantine-color-body': dark[6],
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[3],
    '--mantine-color-default': dark[6],
    '--mantine-color-default-hover': dark[5],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-error': '#ff9aa5',
    // Red enough to tell Delete apart, light enough to be read on the red of a button that is pointed at.
    '--mantine-color-red-light-color': '#ffc9cf',
    '--mantine-color-anchor': vela[3],
  },
});

/** The script in the page's head reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'vela.color-scheme' });
