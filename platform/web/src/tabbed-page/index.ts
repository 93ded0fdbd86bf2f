export { TabbedPage } from './TabbedPage.tsx'
