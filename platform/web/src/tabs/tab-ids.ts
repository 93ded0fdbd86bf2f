/** The one panel that shows the front page. */
export const panelId = 'iisp-workspace'
