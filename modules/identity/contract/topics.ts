/** Events of this module that pages follow. */
export const identityTopics = {
  menuAsked: 'identity.menu-asked',
  menuDecided: 'identity.menu-decided',
  staffChanged: 'identity.staff-changed',
  staffChangeProposed: 'identity.staff-change-proposed',
  staffChangeDecided: 'identity.staff-change-decided',
  rolesChanged: 'identity.roles-changed',
  menusArranged: 'identity.menus-arranged',
} as const
