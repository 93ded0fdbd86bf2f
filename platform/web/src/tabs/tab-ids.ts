/** Id of the panel that shows the front page, for `aria-controls`. */
export const panelId = 'iisp-workspace'
