import type { ThemeConfig } from 'antd'
import theme from 'antd/es/theme'
import { dropdownHeight } from '../field/dropdown-height.ts'
import type { Appearance, BrandColour } from '../palette/index.ts'
import { brandColours, brandShades, defaultBrand, fontFamily, neutrals } from '../palette/index.ts'

function build(brand: BrandColour, appearance: Appearance): ThemeConfig {
  const n = neutrals[appearance]
  const shades = brandShades(brand, appearance)
  const marked = {
    itemSelectedColor: shades.ink,
    itemHoverColor: shades.ink,
    itemActiveColor: shades.ink,
    inkBarColor: shades.ink,
  }
  return {
    algorithm: appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    // with one key for both, the variables of a page that is still hidden in the other appearance would win
    cssVar: { prefix: 'ant', key: `iisp-${appearance}` },
    hashed: false,
    token: {
      colorPrimary: shades.solid,
      colorPrimaryHover: shades.solidHover,
      colorPrimaryActive: shades.solidActive,
      colorPrimaryBg: shades.soft,
      colorPrimaryText: shades.ink,
      colorPrimaryTextHover: shades.ink,
      colorLink: shades.ink,
      colorLinkHover: shades.ink,
      colorLinkActive: shades.ink,
      colorSuccess: n.success,
      colorWarning: n.warning,
      colorError: n.dangerSolid,
      colorErrorText: n.danger,
      colorErrorBorderHover: n.danger,
      colorInfo: n.info,
      colorText: n.text,
      colorTextSecondary: n.textSecondary,
      colorTextTertiary: n.textTertiary,
      colorTextDescription: n.textTertiary,
      colorTextPlaceholder: n.textTertiary,
      colorTextDisabled: n.textDisabled,
      colorBgLayout: n.page,
      colorBgContainer: n.surface,
      colorBgElevated: n.raised,
      colorBgMask: n.mask,
      colorBorder: n.borderStrong,
      colorBorderSecondary: n.border,
      controlItemBgHover: n.hover,
      controlItemBgActive: shades.soft,
      controlOutline: shades.soft,
      boxShadow: n.shadow,
      boxShadowSecondary: n.shadow,
      fontFamily,
      fontSize: 14,
      borderRadius: 4,
      borderRadiusLG: 6,
      wireframe: false,
    },
    components: {
      Tabs: marked,
      Menu: { ...marked, itemSelectedBg: shades.soft, darkItemSelectedBg: shades.soft },
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        defaultHoverColor: shades.ink,
        defaultHoverBorderColor: shades.ink,
        defaultActiveColor: shades.ink,
        defaultActiveBorderColor: shades.ink,
      },
      Input: { hoverBorderColor: shades.ink, activeBorderColor: shades.ink },
      Select: { hoverBorderColor: shades.ink, activeBorderColor: shades.ink, optionSelectedFontWeight: 500 },
      Cascader: { dropdownHeight },
      DatePicker: { hoverBorderColor: shades.ink, activeBorderColor: shades.ink },
    },
  }
}

/** One constant object per brand and appearance, since a new object would restyle every antd component. */
const themes = Object.fromEntries(
  brandColours.map((brand) => [brand, { light: build(brand, 'light'), dark: build(brand, 'dark') }]),
) as Record<BrandColour, Record<Appearance, ThemeConfig>>

export const antdTheme = (brand: BrandColour = defaultBrand, appearance: Appearance = 'light'): ThemeConfig =>
  themes[brand][appearance]
