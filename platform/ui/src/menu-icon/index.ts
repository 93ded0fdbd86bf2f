export { isMenuIcon, MenuIcon } from './MenuIcon.tsx'
