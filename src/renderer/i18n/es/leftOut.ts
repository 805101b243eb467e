/** What a ruling did not consider, in Spanish: the ids of `leftOutSentences`. */
import type { Language } from '../language/shape.ts'

export const leftOut: Language['leftOut'] = {
  'unknown-power': '{figure} tiene "{id}", que Linejudge no conoce.',
  'unknown-trait': '{figure} tiene el rasgo "{id}", que Linejudge no conoce.',
  'unknown-team-ability': '{figure} tiene la habilidad de equipo "{id}", que Linejudge no conoce.',
  'force-object': 'La fuerza trae el objeto "{id}", del que solo su carta dice qué hace; no se han contado ni peso ni puntos.',
  'force-carried': 'La fuerza trae "{id}" con {figure}: qué hace y cuánto cuesta lo dice su carta; no se han contado puntos.',
  'force-sideline': 'Junto a la fuerza está "{id}": ningún documento de aquí dice qué exige a una fuerza lo que espera fuera.',
  'force-tarot': 'La fuerza nombra la carta "{id}": ningún documento de aquí dice qué exige a una fuerza.',
  'force-map': 'La fuerza nombra el mapa "{id}": qué mapa se juega se decide antes de la partida y no exige nada a una fuerza.',
  'points-not-defeated': '{figure} se da como {field} y no como derrotada: no se contaron puntos por ella.',
  'points-in-a-ring':
    'De {figure} se dice que la reemplazó quien había sido reemplazado por ella, lo que no puede ser: los puntos se contaron como se dice.',
  'points-of-carried': '{figure} tenía "{id}": lo que vale lo dice su carta; no se contaron puntos por ello.',
  'gateway-ahead': 'Quien entra en el portal “{id}” sale en otro lugar: lo juega una línea de tiempo.',
  'map-names-power': 'El mapa no dice de qué poderes trata “{id}” (special:{id}:outwit nombra uno).',
  'map-power-unknown':
    '“{id}” trata de “{name}”, que no es ningún poder ni habilidad que estas reglas conozcan; esa parte no se tuvo en cuenta.',
  'unknown-terrain': 'El mapa tiene el terreno especial "{id}", que nadie ha descrito; se ha tratado como despejado.',
  'unknown-map-rule': 'El mapa tiene la regla especial "{id}", que nadie ha descrito.',
  'unknown-condition': 'La condición de campo de batalla "{id}" está en juego, y Linejudge no la conoce.',
  'comes-afterwards': '{figure} puede usar {effect} después de este ataque: pregunte por ese retroceso aparte.',
  'comes-later':
    'Lo que {effect} deja tras de sí, o hace en el próximo turno de {figure}, no está en esta decisión: lo juega una línea de tiempo.',
  'text-lost': 'El texto de {ruleset} sobre esto no se ha conservado ({own}); se ha usado {row} de 2010, el juez puede saber más.',
  'unknown-feat': '{figure} tiene la proeza "{id}", que Linejudge no conoce.',
  'unknown-resource': '{figure} tiene el recurso "{id}", que Linejudge no conoce.',
  'unknown-relic': '{figure} tiene la reliquia "{id}", que Linejudge no conoce.',
  'unknown-equipment': '{figure} tiene el equipo "{id}", que Linejudge no conoce.',
  'unknown-object': 'El objeto "{object}" tiene "{id}", que Linejudge no conoce.',
  'unknown-in-hand': '{figure} sostiene un objeto que en la mano hace "{id}", que Linejudge no conoce.',
  'unread-further-off': 'Más lejos hay algo que Linejudge no conoce, con {figures}: no se tuvo en cuenta si llega hasta aquí.',
  'nothing-to-come': 'Se dice que aún ha de venir algo de "{effect}"; no deja nada así, ni en torno a una casilla ni en una figura.',
  'choice-of-nobody': 'La elección “{choice}” se hizo para {figure}, que aquí no tenía que elegir; no cambió nada.',
  'choice-not-asked': 'Se hizo la elección “{choice}” y aquí nada la pedía; no cambió nada.',
  'die-of-nobody': 'Se dio un dado de {power} para {figure}, que no tiene por qué tirarlo; no cambió nada.',
  'dice-left-over': 'Dados para la distancia: {count} indicados, {most} necesarios; lo demás no cambió nada.',
  'told-beside-dice': 'Junto a los dados de este ataque está “{field}”; los dados dicen qué pasa, y no cambió nada.',
  'damage-of-a-miss': 'Se dice que este ataque falla; “{field}” no cambió nada.',
  'damage-of-none': 'Este ataque no inflige daño; “{field}” no cambió nada.',
  'field-of-a-failure': 'Con {power} se indicó “{field}”, y la tirada no da nada; no cambió nada.',
  'field-without-move': '“{field}” se indicó en una acción en la que nadie se mueve; no cambió nada.',
  'struck-without-roll': 'El terreno y los objetos se golpean sin tirada; los dados indicados no cambiaron nada.',
  'way-ends-elsewhere': 'El camino acaba en {square}, y como final se dio {other}; se usó el camino.',
  'nobody-to-set-down': 'Aquí no se lleva a nadie; la casilla donde dejar a alguien no cambió nada.',
  'break-away-not-read': 'El dado para destrabarse que se dio para {figure} no se leyó: esta pregunta da por hecho que se destraba.',
  'die-not-asked': 'Se dio un dado de {power} para {figure} y aquí nada lo pedía; no cambió nada.',
  'refuses-nothing': 'En estas reglas {effect} sirve para los ataques de quien lo tiene: un objetivo no rechaza nada, y no cambió nada.',
  'power-not-asked': 'Se nombró {power} para un ataque de {figure}; no cambió nada en él.',
  'field-not-asked': 'Con {power} se indicó “{field}”, que no se pide; no cambió nada.',
  'field-of-other-rules': '{figure} tiene "{field}", que es solo de Clix Campaign; no cambió nada.',
  'not-its-turn': 'Es el turno de {side}; se decidió sobre {figure} como si pudiera actuar de todos modos.',
  'held-without-weight': 'Se dice que {figure} sostiene "{id}", y no cuánto pesa; se decidió como si no sostuviera nada.',
  'passengers-of-none': 'Se dice que {figure} tiene sitio para pasajeros, que solo tiene un vehículo; no cambió nada.',
  'mode-of-no-vehicle': '{figure} tiene {effect}, que es de vehículos, y no es ninguno; se decidió tal como está.',
  'pilot-of-none': 'Se dice que {figure} está a bordo de {user}, que no lleva piloto; {figure} quedó fuera del mapa.',
  'pilot-beside-autopilot': 'Se dice que {figure} está a bordo de {user}, que conduce solo; se decidió como si condujera {figure}.',
  'second-pilot': 'Se dice que {figure} está a bordo de {user}, que ya tiene piloto; {figure} quedó fuera del mapa.',
  'copy-without-friend':
    '{figure} copia {team} y ninguna figura aliada de aquí la tiene por sí misma; se ha contado como si hubiera una en la fuerza.',
  'copy-without-wild-card': '{figure} copia {team} y no es comodín; se ha contado como si lo fuera.',
  'copy-of-the-same': '{figure} copia {team}, que hace lo mismo que su propia {other}: se ha contado una vez.',
  'copy-lost':
    '{figure} copiaba {team}; toda figura aliada de aquí que la tiene está fuera de la partida o del mapa, así que no se ha contado.',
  'copy-barred': 'Se dice que {figure} copia {team}, que ningún comodín puede copiar; no se ha contado.',
  'unused-keyword': '{figure} tiene la palabra clave "{id}"; nada en esta decisión pregunta por ella.',
  'unused-keywords': '{figure} tiene las palabras clave {id}; nada en esta decisión pregunta por ellas.',
  'text-unread': '{figure}: "{name}" dice “{text}”; nada de eso se ha tenido en cuenta.',
  'text-partly-read': '{figure}: "{name}" dice “{text}”; de eso se ha tenido en cuenta: {known}.',
  'text-says-more': '{figure}: "{name}" dice más de lo que se ha introducido; se ha tenido en cuenta: {known}.',
  'taken-as-not-using':
    '{figure} puede usar {power} solo mientras no use {other}; aquí nada dice que lo use, así que {power} se ha contado.',
  'taken-as-not-in-use':
    '{figure} puede usar {power} solo mientras use {other}; aquí nada dice que lo use, así que {power} no se ha contado.',
  'unknown-field': 'En {place} está el campo "{field}", que Linejudge no conoce; no ha cambiado nada.',
  'unknown-field-of-figure': '{figure} tiene el campo "{field}", que Linejudge no conoce; no ha cambiado nada.',
  'more-unknown-fields': 'Hay {count} campos más que Linejudge no conoce.',
  'too-many-tokens': '{figure} tiene {tokens} tokens de acción; ninguna figura tiene más de 2. Se ha decidido tal como está.',
  'held-without-strength':
    '{figure} lleva un objeto y ahora no puede usar Super Strength; lo habría soltado. Se ha decidido tal como está.',
  'held-with-few-points':
    '{figure} tiene {points} puntos y sostiene un objeto que pide {least}; lo habría soltado. Se decidió tal como está.',
  'above-its-line': '{figure} está en el clic {click}, por encima del clic {first} en el que entra; se ha decidido tal como está.',
  'base-apart': 'Las casillas de la base de {figure} no se tocan; se ha decidido tal como está.',
  'stands-in-blocking': '{figure} está en {square}, donde nadie puede estar; se ha decidido tal como está.',
  'weight-in-hand': '{figure} sostiene un objeto y no se dice qué hace “{id}” en una mano; se ha decidido solo con su peso.',
  'object-in-blocking':
    'El objeto “{id}” está en {square}, en terreno bloqueante, donde no puede haber ningún objeto; se ha decidido tal como está.',
  'object-goes': 'El objeto “{id}” está suelto en {square}, de donde se retira cuando acaba una acción; hasta entonces se ha contado.',
  'wall-and-field': 'Hay una pared y un campo de fuerza en la misma línea entre {first} y {second}; cuenta el campo de fuerza.',
  'edge-in-square': '"{id}" está en las líneas entre casillas; en la casilla {square} no hace nada. Escríbalo como barrera.',
  'object-named-as-figure': 'Un objeto y una figura se llaman "{id}"; donde la pregunta lo nombra se busca primero una figura.',
  'cannot-use-it': '{figure} no puede usar {power} ahora; se ha decidido como si pudiera.',
  'not-adjacent-to-it': '{power} alcanza a figuras adyacentes, y {other} no está junto a {figure}; se ha decidido tal como se pregunta.',
  'more-taken-than-dealt':
    'De {figure} se dice que recibe {taken} de {dealt} de daño; nadie recibe más de lo que se inflige. Se ha decidido tal como se pregunta.',
  'critical-is-more': 'De {dealt} de daño a {figure} un crítico no puede haber añadido {taken}; se ha decidido tal como se pregunta.',
  'side-without-figures': 'Es el turno del bando "{side}", que no tiene ninguna figura aquí.',
  'countered-without-end': 'De {figure} se dice qué está contrarrestado, y no hasta el turno de quién; se ha tomado como que sigue así.',
  'turn-again':
    'El bando "{side}" empieza un turno justo después de otro suyo, aunque en una ronda cada jugador tiene uno; se ha jugado como se indicó.',
  'turn-after-the-end':
    'Cuando empieza este turno del bando "{side}" no quedan dos bandos con figuras y la partida ha acabado; se ha jugado como se indicó.',
  'theme-not-counted':
    'El equipo temático de {side} puede hacer repetir una tirada con Probability Control; las probabilidades se calcularon sin eso.',
  'too-many-rerolls':
    'Del equipo temático de {side} se dice que usa Probability Control {count} × más, y en una partida con este total de puntos lo hace {most} × como máximo; se jugó como se dice.',
  'alternate-without-keywords': 'No se ha dicho qué palabras clave pide {team}: se contó con que la tiene cada figura del bando {side}.',
  'team-without-figures': 'Se dice algo de la fuerza del bando "{side}", que no tiene ninguna figura aquí.',
  'spaces-apart': 'Los espacios de {figure} no se tocan; se ha decidido tal como está.',
  'unknown-die': 'Linejudge no conoce el dado "{id}"; el resultado se ha tomado como se dio.',
  'by-its-card': 'Lo que hace "{id}" se resuelve por su carta.',
  'adjacent-across-levels':
    '{figure} y {other} están en hexágonos que se tocan, pero uno de ellos a la altura de la cabeza del otro: si son adyacentes lo dicen las reglas de HeroScape.',
  'flat-object': 'Lo que está en el hexágono ({hex}) no significa nada en HeroScape y no ha parado a nadie.',
  'harmful-ground':
    'Lo que el terreno del hexágono ({hex}) le hace a {figure} está en las reglas de ese terreno; aquí basta con acabar en él.',
  'deep-fall': 'Una caída de la altura de {figure} y 10 niveles más cuesta más de un dado; cuánto, lo dicen las reglas de HeroScape.',
  'two-levels': '{figure} termina con sus dos hexágonos en niveles distintos; si puede quedar así lo dicen las reglas de HeroScape.',
  'two-causes':
    'El paso que {figure} no pudo dar también estaba impedido de otro modo; cuál de los dos cuenta no lo decide ningún documento.'
}
