export { SearchSelect, type SearchOption, type SearchSelectProps } from './SearchSelect.tsx'
