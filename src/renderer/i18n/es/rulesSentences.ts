/** Sentences of reasons, in Spanish: what a ruleset says itself, counters and clarifications. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'

export const rulesSentences: Phrasebook['sentences'] = {
  'row.own': 'En estas reglas {own} reemplaza a {row}.',
  'row.lost': 'Lo que el texto propio de estas reglas decía al respecto no se ha conservado. Se usa {row} de 2010.',
  'effect.row': 'Véase {effect} en la tarjeta.',
  'effect.given': '{figure} puede usar {effect} gracias a {giver}.',
  // Counters
  'counter.gone': '{effect} de {figure}: contrarrestado.',
  'counter.in-vain': '{effect} no se puede contrarrestar.',
  'counter.guarded': 'Los poderes de {figure} no se pueden contrarrestar: conserva {effect}.',
  'counter.team-ability': '{effect} es una habilidad de equipo y no se puede contrarrestar.',
  'counter.not-possessed': '{figure} puede usar {effect} sin poseerlo, así que contrarrestarlo por su nombre no hace nada.',
  // Clarifications
  'clarified.force-blast-targets': 'Force Blast no es un ataque y aun así toma la figura como objetivo.',
  'clarified.blades-wall': 'Una tirada de {roll} de {by} cuenta como daño contra una pared o terreno bloqueante.',
  'clarified.explosion-area':
    'El área rodea a los objetivos impactados con daño asignado. Solo cuentan los rayos impresos, y el retroceso se aleja del atacante.',
  'clarified.wave-ignores':
    'Lo que se ignora no se contrarresta: los objetos sostenidos siguen en la mano, el terreno creado por poderes permanece y quien usa el poder conserva sus efectos.',
  'clarified.quake-goes-on': 'El ataque continúa contra los demás.',
  'clarified.first-click': '{figure} está en el clic en el que entró y no cuenta como figura curada.',
  'clarified.telekinesis':
    'Telekinesis mueve otra figura estándar o diminuta de una casilla, sea cual sea el alcance de quien lo usa. Una figura colocada no puede usarlo este turno.',
  'clarified.defend-first': 'Se dice si se usa antes de tirar los dados.',
  'clarified.reflexes':
    'Las notas anteriores sobre este poder quedan retiradas: los dobles no le causan retroceso y no puede elegir sufrirlo.',
  'clarified.barrier-marker':
    'Un marcador se puede destruir como el terreno bloqueante. Sus escombros desaparecen cuando lo harían los demás marcadores.',
  'clarified.reflexes-parts': 'Si se ignora el daño por retroceso se pregunta cuando se inflige, sin importar quién eligió el retroceso.',
  'clarified.bases-only': 'Se ignoran las bases de las figuras, no lo que hacen sus poderes.',
  'clarified.outwit-action': 'Outwit se usa como acción gratuita, antes o después de otra acción y nunca en medio de una.',
  'clarified.abilities': "La Player's Guide dice más sobre esta habilidad.",
  'clarified.strength': 'Los objetos ligeros y pesados se sostienen con Super Strength.',
  'clarified.phasing': 'Puede llevar consigo a otras figuras y objetos a través del terreno.',
  'clarified.hypersonic':
    'La casilla del ataque se fija antes de hacerlo. En la casilla de una figura que derrota se puede entrar enseguida.',
  'clarified.set-down': 'A quien se transporta se le deja antes del ataque.',
  'clarified.combat-damage':
    'Toughness quita 1 del daño de combate; si el daño fuera de un ataque también lo es, las reglas de la casa no lo dicen. Aquí se quitó también de ese daño.',
  'clarified.hypersonic-object':
    'Quien sostiene un objeto tiene que golpear con él, y durante {effect} no se usa otro poder: las reglas de la casa no dicen cuál de las dos cede. El objeto se usó.',
  'clarified.control':
    'Lo que tiene contrarrestado sigue contrarrestado, y los puntos por esta figura o de ella son para el jugador que la controla.',
  'clarified.attentiveness':
    'Una tirada de Attentiveness puede descubrir a quien se oculta: entonces se le puede atacar cuerpo a cuerpo, pero no a distancia.',
  'clarified.both-grounded': 'Las figuras en el suelo bloquean las líneas entre figuras en el suelo.',
  'clarified.leadership': 'Los textos que hablan de un resultado de 4 a 6 se refieren a ese éxito: un 5 o un 6.',
  'clarified.captives': 'Si {user} pierde Capture o sufre KO, todos los cautivos quedan libres.',
  'reading.stealth': 'Que Stealth de 2012 descanse en su propio turno es lectura nuestra.',
  'reading.higher': 'Que cuente el terreno y no la figura que hay encima es lectura nuestra.',
  'reading.water': 'Si el agua cuenta aquí como terreno obstaculizador es lectura nuestra.',
  'reading.field': 'La altura de un campo de fuerza es lectura nuestra.',
  'reading.roof': 'Que su propia base no bloquee su línea hacia abajo es lectura nuestra.',
  'reading.energy': 'Que el daño redirigido no alimente a nadie es lectura nuestra.',
  'reading.tokens': 'Qué pasa con una tercer token antes de 2013 es lectura nuestra.',
  'reading.away': 'Que deje atrás figuras sin tirar es lectura nuestra.',
  'reading.flank': 'Que a una trayectoria de retroceso le baste un lado abierto de la esquina es lectura nuestra para esta edición.',
  'reading.corner': 'Que la esquina termine también un movimiento desde terreno obstaculizador es lectura nuestra.',
  'reading.above': 'Que cuente lo que hay sobre el terreno ignorado es lectura nuestra.',
  'reading.pulse': 'Que Pulse Wave se aplique aquí con su texto de 2013 es lectura nuestra.',
  'reading.ties': 'Que el jugador activo elija entre ellas es lectura nuestra para esta edición.',
  'reading.space-damage': 'Que el daño se cuente después de lo que lo reduce es lectura nuestra para esta edición.',
  'reading.fixed': 'Que los dobles no aumenten las {squares} casillas de {effect} es lectura nuestra.',
  'reading.base': 'Que {effect} no permita hacer retroceder a una base mayor es lectura nuestra.',
  'reading.from-base': 'Que el retroceso de {figure} se aleje de la casilla más cercana de la base mayor es lectura nuestra.',
  'reading.rim': 'Que cuente la pared del borde y no la caída es lectura nuestra.',
  'reading.unmoved': 'Que {figure} detenga el camino aunque aún no se le pueda hacer nada es lectura nuestra.',
  'reading.space': 'Que un camino que empieza fuera del espacio no acabe donde sale de él es lectura nuestra.',
  'reading.held': 'Que un objeto se gaste en un Quake con un objetivo, y en uno con varios no, es lectura nuestra.',
  'reading.giants': 'Que una figura grande estorbe a dos grandes, de las que cada una puede contar como más alta, es lectura nuestra.',
  'reading.besides':
    'Que el movimiento y el ataque de un turno traigan un token cada uno es lectura nuestra: las reglas caseras no dicen nada de tokens.',
  'path.higher-figure': '{by} está sobre ese terreno más alto.',
  'path.corner-half-open': 'Un lado de la esquina en {at} está cerrado y el otro abierto: {figure} pasa.',
  'move.water-own-kind': 'El agua de {at} no es terreno obstaculizador para quien lo ignora: tiene su propio símbolo.',
  'move.over-water': 'El agua de {at} no estorba a {figure}: {effect}.',
  'line.field-not-looked-over': 'Nadie mira por encima del campo de fuerza entre {at}, por grande que sea.',
  'line.field-below': 'El campo de fuerza entre {at} está en un nivel inferior y no detiene esta línea, tampoco en interiores.',
  'line.field-elsewhere': 'El campo de fuerza entre {at} no detiene esta línea.',
  'line.own-roof': '{at} pertenece a la base de {figure}: no bloquea su propia línea.',
  'line.stands-above': 'Lo que hay sobre el terreno elevado ignorado de {at} cuenta al nivel de la línea.',
  'aftermath.redirected-no-heal': '{figure} recibió el daño por otra y no del ataque: {user} no se cura.',
  'target.two-tokens': '{figure} ya tiene dos tokens de acción: no se puede dar una acción que le daría un tercero.',
  'move.opening-too-narrow': 'En interiores la base de {figure} no cabe por {square}: la abertura tiene que ser tan ancha como la base.',
  'move.special-lost': 'En qué consiste {effect} estaba en una lista de las reglas caseras que no se ha conservado: decide el juez.',
  'move.stop-corner-again': '{figure} ya estaba en terreno obstaculizador; la esquina antes de {square} termina igualmente su movimiento.',
  'away.passes-figures': '{figure} deja a los rivales sin tirar: las figuras no le estorban ({effect}).',
  'clarified.mastermind-source': 'El daño sigue viniendo del atacante original.'
}
