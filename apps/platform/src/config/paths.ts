/** Every address of the platform, after `/plataforma`. */
export const paths = {
  today: '/',
  signIn: '/acceso',
  invitation: '/acceso/invitacion',
  recovery: '/acceso/recuperar',
  account: '/cuenta',
  inbox: '/mensajes',
  pilots: '/pilotos',
  pilot: (callsign: string) => `/pilotos/${callsign}`,
  desk: '/mesa',
  deskPilots: '/mesa/pilotos',
  deskPilot: (callsign: string) => `/mesa/pilotos/${callsign}`,
  deskLeaves: '/mesa/permisos',
  deskJobs: '/mesa/trabajos',
  deskAudit: '/mesa/auditoria',
} as const;
