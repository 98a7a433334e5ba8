-- Each board is read from its best one on.
create index board_standing_improved on board_standing (since, (recent - earlier) desc) where recent > earlier;
create index board_standing_airports on board_standing (since, airports desc) where airports > 0;
create index board_standing_longest on board_standing (since, distance_nm desc) where distance_nm is not null;
