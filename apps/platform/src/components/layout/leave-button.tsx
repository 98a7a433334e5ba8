/** The way out of the session, on every page. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <button
      type="button"
      title="Cerrar la sesión en este equipo"
      onClick={onLeave}
      className="min-h-11 px-1 text-sm"
    >
      Salir
    </button>
  );
}
