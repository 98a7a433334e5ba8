/** Folder of the generated pages of seats and main decks, one for each aircraft type. */
export const SEAT_MAP_FOLDER = '/documentos/asientos/';
