export {
  appearanceOf,
  changeAppearance,
  configureAppearance,
  startAppearance,
  useAppearance,
} from './appearance.ts'
export { barSizes, modes, type AppearanceChoice } from './choice.ts'
export { readCookie, setCookie } from './cookie.ts'
