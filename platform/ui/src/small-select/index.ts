export { SmallSelect } from './SmallSelect.tsx'
