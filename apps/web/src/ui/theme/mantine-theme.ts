import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import buttons from './looks/button.module.css'
import floats from './looks/floats.module.css'
import iconButtons from './looks/icon-buttons.module.css'
import inputs from './looks/inputs.module.css'
import segments from './looks/segments.module.css'

/** Scales stay custom properties, so that a company's colours reach every component without a new theme object. */
function scaleOf(name: string): MantineColorsTuple {
  const shade = (index: number) => `var(--${name}-${index})`
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)]
}

const SCALES = ['primary', 'accent', 'secondary', 'info', 'warning', 'error', 'success', 'gray'] as const

/** Mantine paints unstyled parts of the dark scheme with this scale; these are the dark roles, text first. */
const DARK: MantineColorsTuple = [
  '#eef2f3',
  '#bcc7cb',
  '#97a5ab',
  '#6c7b82',
  '#3b464b',
  '#242c30',
  '#1d2427',
  '#181e21',
  '#161b1e',
  '#101416',
]

export const mantineTheme = createTheme({
  primaryColor: 'primary',
  primaryShade: 7,
  colors: { ...Object.fromEntries(SCALES.map((name) => [name, scaleOf(name)])), dark: DARK },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '28px' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '4px', md: '6px', lg: '6px', xl: '999px' },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  breakpoints: { xs: '36em', sm: '48em', md: '60em', lg: '80em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  activeClassName: '',
  components: {
    Button: {
      defaultProps: { loaderProps: { size: 14, color: 'currentColor' } },
      classNames: {
        root: buttons.button,
        inner: buttons.buttonInner,
        label: buttons.buttonLabel,
        loader: buttons.buttonLoader,
        section: buttons.buttonSection,
      },
    },
    ActionIcon: { defaultProps: { variant: 'subtle' }, classNames: { root: iconButtons.actionIcon } },
    CloseButton: { classNames: { root: iconButtons.closeButton } },
    SegmentedControl: {
      defaultProps: { withItemsBorders: false },
      classNames: {
        root: segments.segments,
        control: segments.segmentControl,
        label: segments.segmentLabel,
        innerLabel: segments.segmentInner,
        indicator: segments.segmentIndicator,
      },
    },
    Anchor: { classNames: { root: buttons.link } },
    Input: { classNames: { wrapper: inputs.inputWrapper, input: inputs.input, section: inputs.inputSection } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: {
        root: inputs.field,
        label: inputs.fieldLabel,
        description: inputs.fieldDescription,
        error: inputs.fieldError,
      },
    },
    Checkbox: {
      defaultProps: { size: 'xs' },
      classNames: { input: inputs.checkbox, icon: inputs.checkboxIcon, label: inputs.choiceLabel },
    },
    Radio: { defaultProps: { size: 'xs' }, classNames: { radio: inputs.radio, label: inputs.choiceLabel } },
    Switch: {
      defaultProps: { size: 'xs', withThumbIndicator: false },
      classNames: {
        root: inputs.switch,
        track: inputs.switchTrack,
        label: inputs.choiceLabel,
        description: inputs.choiceHint,
      },
    },
    Popover: { defaultProps: { shadow: 'md' }, classNames: { dropdown: floats.dropdown } },
    Menu: {
      // The library's own focus placeholder is not allowed inside role menu; the first item takes the focus.
      defaultProps: {
        shadow: 'md',
        position: 'bottom-end',
        transitionProps: { duration: 80 },
        withInitialFocusPlaceholder: false,
        middlewares: { size: { padding: 8 } },
      },
      classNames: {
        dropdown: floats.menu,
        item: floats.menuItem,
        itemSection: floats.menuItemSection,
        label: floats.menuLabel,
        divider: floats.menuDivider,
      },
    },
    Combobox: { defaultProps: { shadow: 'md' }, classNames: { dropdown: floats.dropdown, option: floats.option } },
    Tabs: { classNames: { list: floats.tabList, tab: floats.tab, tabSection: floats.tabSection } },
  },
})

/** The roles of tokens, the same mapping for both schemes: the roles themselves change with the scheme. */
const roles: Record<string, string> = {
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-error': 'var(--error-text)',
  '--mantine-color-success': 'var(--success-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-3)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-disabled': 'var(--surface-3)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--text-on-primary)',
  '--mantine-color-primary-filled': 'var(--primary)',
  '--mantine-color-primary-filled-hover': 'var(--primary-hover)',
  '--mantine-color-primary-light': 'var(--primary-soft)',
  '--mantine-color-primary-light-hover': 'var(--primary-soft-2)',
  '--mantine-color-primary-light-color': 'var(--primary-text)',
  '--mantine-color-primary-outline': 'var(--primary-text)',
  '--mantine-color-error-filled': 'var(--error-6)',
  '--mantine-color-error-filled-hover': 'var(--error-7)',
  '--mantine-color-success-filled': 'var(--success-7)',
  '--mantine-color-success-filled-hover': 'var(--success-8)',
}
for (const name of ['accent', 'info', 'warning', 'error', 'success']) {
  roles[`--mantine-color-${name}-light`] = `var(--${name}-soft)`
  roles[`--mantine-color-${name}-light-hover`] = `var(--${name}-soft)`
  roles[`--mantine-color-${name}-light-color`] = `var(--${name}-text)`
}

export const mantineVariables: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles })
