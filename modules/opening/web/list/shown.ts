export type Shown = 'progress' | 'relation' | 'association' | 'urge'
