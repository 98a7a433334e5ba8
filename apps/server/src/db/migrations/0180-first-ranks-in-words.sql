-- Pilots read why they have a rank: «content» is a word of who installs the platform.
update rank_history set reason = 'Al empezar la plataforma' where reason = 'Del contenido';
