import { Star } from 'lucide-react';
import { Badge } from '@va/ui/controls/badge.tsx';

export function ExclusiveBadge() {
  return (
    <Badge tone="gold">
      <Star aria-hidden className="size-3.5" />
      EXCLUSIVO
    </Badge>
  );
}
