export { findable, holds, mostMatches, plainKeyword, rankedGroups, type Findable } from './keyword-search.ts'
