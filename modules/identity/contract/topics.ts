/** Events of this module that pages follow. */
export const identityTopics = {
  menuAsked: 'identity.menu-asked',
  menuDecided: 'identity.menu-decided',
  staffChanged: 'identity.staff-changed',
  menusArranged: 'identity.menus-arranged',
} as const
